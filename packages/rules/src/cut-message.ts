/** A text with `{name}` for a value, cut into words and names in turn, words first. */
export function cutMessage(text: string): readonly string[] {
  return text.split(/\{(\w+)\}/);
}
