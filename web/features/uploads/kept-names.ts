/** Names of the files that were sent from this tab, by their ids. No server keeps a name, which may be a person's (ADR 23). */
const place = 'muqarin_files';
/** The newest: nobody sends more. */
const most = 40;

export function rememberName(uploadId: string, name: string): void {
  try {
    const names = [...read().filter(([id]) => id !== uploadId), [uploadId, name]].slice(-most);
    sessionStorage.setItem(place, JSON.stringify(names));
  } catch {
    // A browser that keeps nothing shows kind and size.
  }
}

export function nameOf(uploadId: string): string | undefined {
  return read().find(([id]) => id === uploadId)?.[1];
}

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}
