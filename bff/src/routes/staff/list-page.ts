/** A list of staff by pages. */

const ROWS = 20;

interface Range {
  skip: number;
  limit: number;
}

/** The page of `?page=`, from 1; the last where there are fewer: what stood on it may have been taken. */
export async function listPage<Found extends { total: number }>(
  { page }: { page?: string | undefined },
  find: (range: Range) => Promise<Found>,
): Promise<Found & { page: number; pages: number }> {
  const asked = /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1;
  const rowsOf = (at: number) => find({ skip: (at - 1) * ROWS, limit: ROWS });
  const first = await rowsOf(asked);
  const pages = Math.max(1, Math.ceil(first.total / ROWS));
  const found = asked > pages ? await rowsOf(pages) : first;
  return { ...found, page: Math.min(asked, pages), pages };
}
