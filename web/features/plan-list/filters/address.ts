/** A list's address with what is said in its query; the same query filters on the server and in the browser (decisions M60). */
export function addressWith(path: string, said: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(said).toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}
