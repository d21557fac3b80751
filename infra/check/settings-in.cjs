// Settings and their defaults, read from the source that declares them: nothing of it runs. Plain JavaScript for Node 20.
'use strict';

module.exports = { constantsIn, settingsIn, shown };

/** Names and defaults of a zod object of settings; products such as `30 * day` are worked out. */
function settingsIn(source, imported) {
  const constants = constantsIn(source, imported);
  const entries = source.split(/^ {2}(?=[A-Z][A-Z0-9_]+: ?)/m).slice(1);
  return entries.map((entry) => {
    const given = /\.default\(([^()]*)\)/.exec(entry.split(/^\}\)/m)[0])?.[1];
    return [entry.split(':')[0], given === undefined ? null : worthOf(given, constants)];
  });
}

/** Names and values of constants that are products; `known` are those that the source imports. */
function constantsIn(source, known = []) {
  const constants = new Map(known);
  for (const [, name, value] of source.matchAll(/^(?:export )?const (\w+) = ([\w* ]+);$/gm))
    constants.set(name, worthOf(value, constants));
  return constants;
}

function worthOf(text, constants) {
  if (/^'.*'$/.test(text)) return text.slice(1, -1);
  if (text === 'true' || text === 'false') return text;
  return text
    .split('*')
    .map((factor) => constants.get(factor.trim()) ?? Number(factor.trim().replaceAll('_', '')))
    .reduce((product, factor) => product * factor, 1);
}

/** As a table of settings says it. */
function shown(value) {
  if (value === null) return 'none';
  return value === '' ? 'empty' : `\`${value}\``;
}
