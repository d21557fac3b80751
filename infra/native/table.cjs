// What `native status` prints.
'use strict';

/** @param {Awaited<ReturnType<typeof import('./run/control.cjs').status>>} seen */
function table(seen) {
  const rows = [
    ['engine', 'version', 'port', 'pid', 'ready', 'memory', ''],
    ...seen.map(({ name, version, ports, pid, ready, memoryBytes, why, title }) => [
      name,
      version,
      ports.join(' '),
      pid === null ? '-' : String(pid),
      ready ? 'yes' : 'no',
      memoryBytes ? `${Math.round(memoryBytes / 1_048_576)} MB` : '-',
      ready ? title : `${title}: ${why}`,
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

module.exports = { table };
