// `npm run native -- up|down|status|…`: the engines of the distributed mode on this machine, without Docker. Plain JavaScript
// for any Node from 20 up.
'use strict';
const { help, readArguments } = require('./arguments.cjs');
const { provide } = require('./provide/parts.cjs');
const { provideTool, whichTool } = require('./provide/tools.cjs');
const { down, environment, kill, reset, status, up } = require('./run/control.cjs');
const { openInstance } = require('./run/instance.cjs');
const { table } = require('./table.cjs');

const say = (text) => process.stdout.write(`${text}\n`);
const tell = (text) => say(`  ${text}`);

const run = {
  up: async (instance, { engines }) => {
    await up(instance, engines, tell);
    say(table(await status(instance, engines)));
  },
  start: (instance, { engines }) => up(instance, engines, tell),
  down: (instance, { engines }) => down(instance, engines, tell),
  stop: (instance, { engines }) => down(instance, engines, tell),
  kill: (instance, { engines }) => kill(instance, engines, tell),
  reset: (instance, { engines }) => reset(instance, engines, tell),
  status: async (instance, { engines, json }) => {
    const seen = await status(instance, engines);
    say(json ? JSON.stringify(seen, null, 2) : table(seen));
    if (seen.some(({ ready }) => !ready)) process.exitCode = 1;
  },
  env: (instance, { engines }) => {
    for (const [name, value] of Object.entries(environment(instance, engines)))
      say(`export ${name}='${value}'`);
  },
  provide: async (_, { engines }) => {
    for (const engine of engines) await provide(engine);
    say(`Here: ${engines.join(', ')}`);
  },
  tools: async (_, { tools }) => {
    for (const tool of tools) say(await provideTool(tool));
  },
  which: async (_, { tools }) => {
    for (const tool of tools) say(whichTool(tool));
  },
};

async function main() {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.command === 'help') return process.stdout.write(help);
  return run[wanted.command](openInstance(wanted.instance), wanted);
}

main().catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
});
