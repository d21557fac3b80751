/** What stands between the commas of a list as the form posts carry them, each once: ids of plans with their variants. */
export function textList(text: string): string[] {
  const items = text
    .slice(0, 4096)
    .split(',')
    .map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}
