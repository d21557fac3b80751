import { expect, it } from 'vitest';
import { paperProblem } from '../src/account/paper-problem.ts';
import { inEnglish } from '../src/message.ts';

const megabytes = (count: number) => count * 1024 * 1024;

it.each([
  ['nothing', [], null],
  ['one of 10 MB', [megabytes(10)], null],
  ['one a byte over', [megabytes(10) + 1], 'Please upload a file of at most 10 MB.'],
  ['one of 20 MB behind a small one', [1, megabytes(20)], 'Please upload a file of at most 10 MB.'],
  ['25 MB in all', [10, 10, 5].map(megabytes), null],
  ['more in all', [10, 10, 6].map(megabytes), /^Please send at most 25 MB at once/],
])('%s', (_what, files, said) => {
  const problem = paperProblem(files);
  if (said === null) expect(problem).toBeNull();
  else expect(problem && inEnglish(problem)).toMatch(said);
});
