/** One collection into another, page by page: again after any end it goes on, and what is there already stays as it is. */
import type { Connection } from 'mongoose';

type Documents = ReturnType<typeof documentsOf>;

interface Document {
  _id: string;
}

export interface Copying<From extends Document> {
  from: Documents;
  to: Documents;
  /** Which of them; all without it. */
  filter?: object;
  /** Its id in the other collection. */
  idOf: (stored: From) => string;
  make: (stored: From) => Promise<object>;
}

const together = 100;
const duplicateKey = 11_000;

/** As they are stored, past every schema. */
export function documentsOf(connection: Connection, name: string) {
  return connection.collection<Document & Record<string, unknown>>(name);
}

export async function* pagesOf<From extends Document>(from: Documents, filter: object = {}) {
  for (let last = ''; ; ) {
    const page = { ...filter, _id: { $gt: last } };
    const found = await from.find(page).sort({ _id: 1 }).limit(together).toArray();
    if (found.length === 0) return;
    yield found as unknown as From[];
    last = found.at(-1)?._id ?? last;
  }
}

/** How many were not there yet. */
export async function copy<From extends Document>(copying: Copying<From>): Promise<number> {
  let copied = 0;
  for await (const page of pagesOf<From>(copying.from, copying.filter)) {
    const there = await idsThere(copying, page);
    for (const stored of page) {
      if (there.has(copying.idOf(stored))) continue;
      await insert(copying.to, await copying.make(stored));
      copied += 1;
    }
  }
  return copied;
}

/** How many there are of them. Throws when one is missing in the other collection, where everything stays then. */
export async function verify<From extends Document>(copying: Copying<From>): Promise<number> {
  let [stored, moved] = [0, 0];
  for await (const page of pagesOf<From>(copying.from, copying.filter)) {
    stored += page.length;
    moved += (await idsThere(copying, page)).size;
  }
  if (stored === moved) return stored;
  const names = `${copying.from.collectionName} → ${copying.to.collectionName}`;
  throw new Error(`${names}: ${moved} of ${stored} were copied; nothing was taken away`);
}

/** Whatever came in between and is not in the other collection stays. */
export async function takeAway<From extends Document>(
  copying: Copying<From>,
  remove: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  for await (const page of pagesOf<From>(copying.from, copying.filter)) {
    const there = await idsThere(copying, page);
    const moved = page.filter((stored) => there.has(copying.idOf(stored)));
    if (moved.length > 0) await remove(moved.map(({ _id }) => _id));
  }
}

async function idsThere<From extends Document>(
  { to, idOf }: Pick<Copying<From>, 'to' | 'idOf'>,
  page: readonly From[],
): Promise<Set<string>> {
  const ids = page.map(idOf);
  const found = await to.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
  return new Set(found.map(({ _id }) => _id));
}

/** Another process may have been quicker; any other clash of names is a fault. */
async function insert(to: Documents, document: object): Promise<void> {
  const { _id } = document as Document;
  try {
    await to.insertOne(document as never);
  } catch (error) {
    if ((error as { code?: number }).code !== duplicateKey) throw error;
    if ((await to.findOne({ _id })) === null) throw error;
  }
}
