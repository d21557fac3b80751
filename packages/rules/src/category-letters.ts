/** The letter of a category of a group (decisions M17): A, B … Z, AA, AB … */
export function letterOf(number: number): string {
  const [before, last] = [Math.ceil(number / 26) - 1, (number - 1) % 26];
  return (before > 0 ? letterOf(before) : '') + String.fromCharCode(65 + last);
}
