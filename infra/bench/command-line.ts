/** What a bench is asked on its command line. */
import process from 'node:process';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Ends the process after `--help`, and with exit code 1 at an option that there is not. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  if (process.argv.includes('--help')) {
    process.stdout.write(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`);
    process.exit(1);
  }
}

/** Of an option: `3`, not `many`. */
export function wholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  process.stderr.write(`${option} takes a whole number above 0\n`);
  process.exit(1);
}
