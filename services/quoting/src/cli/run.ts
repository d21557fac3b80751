import type { Command } from './command.ts';
import { FaultyCatalogue } from './faulty-catalogue.ts';
import { importCommand } from './import.ts';
import { lint } from './lint.ts';
import { diff } from './medical/diff.ts';
import { explain } from './medical/explain.ts';
import { diffGroupsCommand } from './medical-corporate/diff.ts';
import { diffMotorCommand } from './motor/diff.ts';
import { explainMotorCommand } from './motor/explain.ts';
import { type ExitCode, type Terminal, table, UsageError } from './terminal.ts';

const COMMANDS: readonly Command[] = [
  lint,
  diff,
  diffGroupsCommand,
  diffMotorCommand,
  importCommand,
  explain,
  explainMotorCommand,
];

/** Runs one command line and answers its exit code; only what is a defect is thrown. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.out(help());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    terminal.error(`There is no command "${name}".\n\n${help()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(command.help);
    return 0;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    return explained(error, command, terminal);
  }
}

function explained(error: unknown, command: Command, terminal: Terminal): ExitCode {
  if (error instanceof UsageError) {
    terminal.error(`${error.message}\nnpm run catalog -- ${command.name} --help says more.`);
    return 2;
  }
  if (error instanceof FaultyCatalogue) {
    terminal.error(terminal.paint('red', error.message));
    return 1;
  }
  if (error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string') {
    terminal.error(error.message);
    return 3;
  }
  throw error;
}

function help(): string {
  const rows = COMMANDS.map((command) => [`  ${command.name}`, command.summary]);
  return `Usage: npm run catalog -- <command> [options]

${table(rows)}

npm run catalog -- <command> --help says more. The format of the files: services/quoting/catalog/README.md.
Exit codes: 0 all is well, 1 the answer is no, 2 wrong usage, 3 cannot read or write.`;
}
