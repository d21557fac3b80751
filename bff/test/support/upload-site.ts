/** A site to which files are sent over a real socket. */
import { bffUnderTest } from './bff-under-test.ts';

export const uploadPath = '/api/uploads/mulkiya';

type Bff = Awaited<ReturnType<typeof bffUnderTest>>;

/** The BFF over a socket, and a browser's session that has a draft, unless it is null. */
export async function siteWithDraft(given?: Bff, draftId: string | null = 'd1') {
  const bff = given ?? (await bffUnderTest());
  if (!bff.app.server.listening) {
    addDraftRoute(bff);
    await bff.app.listen({ host: '127.0.0.1', port: 0 });
  }
  const { port } = bff.app.server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const first = await fetch(`${origin}/api/csrf`);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { token } = (await first.json()) as { token: string };
  if (draftId !== null) await fetch(`${origin}/test/draft/${draftId}`, { headers: { cookie } });
  const send = (parts: [string, string | File][], headers = {}, to = uploadPath) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return fetch(`${origin}${to}`, {
      method: 'POST',
      body,
      headers: { cookie, origin, ...headers },
    });
  };
  const post = (to: string) =>
    fetch(`${origin}${to}`, { method: 'POST', headers: { cookie, origin, 'x-csrf-token': token } });
  return { bff, port, origin, cookie, token, send, post };
}

/** A journey that has got as far as it must for an upload. */
function addDraftRoute({ app }: Bff): void {
  app.get('/test/draft/:id', async (request) => {
    const { id } = request.params as { id: string };
    const motor = { draftId: id, leadId: null, quoteId: null, orderRef: 'SO000001', orderId: id };
    await request.sessionOrNull?.update((data) => ({ ...data, lines: { motor } }));
    return {};
  });
}

export function file(content: string, name = 'a.pdf'): File {
  return new File([content], name, { type: 'application/pdf' });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
