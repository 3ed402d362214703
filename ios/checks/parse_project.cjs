// Says what npm's `@bacons/xcode` cannot model in a project file, a line each: parse_project.cjs MODULES PROJECT
const [modules, file] = process.argv.slice(2);
const { XcodeProject } = require(require.resolve('@bacons/xcode', { paths: [modules] }));
const complaints = [];
for (const level of ['log', 'warn', 'error']) console[level] = (...words) => complaints.push(words.join(' '));
try {
  const kinds = [...XcodeProject.open(file).values()].map((object) => object.isa);
  if (kinds.length === 0) complaints.push('there is no object');
} catch (fault) {
  complaints.push(fault.message);
}
process.stdout.write(complaints.map((line) => `${line.replaceAll('\n', ' ')}\n`).join(''));
