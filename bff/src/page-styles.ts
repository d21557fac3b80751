/**
 * Puts a page's sheets into the page, so that it is shown without asking for more. Next can do it too, but then says each sheet
 * twice more for the script to read: two thirds of what it reads before a page is alive.
 */

/** The text of a sheet by its address; null where it cannot be had, and the page asks for it itself. */
export type Sheets = (href: string) => Promise<string | null>;

/** Reads each sheet from the renderer once: its name changes with its content. */
export function createSheets(webOrigin: string): Sheets {
  const known = new Map<string, Promise<string | null>>();
  return (href) => {
    const asked = known.get(href) ?? read(new URL(href, webOrigin));
    known.set(href, asked);
    return asked.then((text) => {
      if (text === null) known.delete(href);
      return text;
    });
  };
}

async function read(address: URL): Promise<string | null> {
  try {
    const answer = await fetch(address);
    const text = await answer.text();
    // What would end the element early stays outside of it.
    if (!answer.ok || text.includes('</')) return null;
    return text.replace(relative, (_, before, place) => before + new URL(place, address).pathname);
  } catch {
    return null;
  }
}

/** A sheet names its letters by where it stands itself. */
const relative = /(url\(["']?)(\.\.?\/[^)"']+)/g;

const linked = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;
const precedence = / data-precedence="[^"]*"/;
/**
 * The renderer asks ahead for the sheets of what a page may turn into ("not found" of its layout). A browser would fetch them
 * before it shows the page; where they are needed they come as links, and into the page.
 */
const askedAhead = /<link rel="preload"(?=[^>]* as="style")[^>]*>/g;

/** `html` holds whole tags only. The loader of later parts knows a sheet by `data-href` (after-paint.ts). */
export async function putSheets(html: string, sheets: Sheets): Promise<string> {
  const texts = new Map<string, string | null>();
  for (const [, href = ''] of html.matchAll(linked)) texts.set(href, await sheets(href));
  return html.replace(askedAhead, '').replace(linked, (link, href: string) => {
    const text = texts.get(href);
    return text
      ? `<style data-href="${href}"${precedence.exec(link)?.[0] ?? ''}>${text}</style>`
      : link;
  });
}

/** A `Link` header without the sheets that the page brings along itself. */
export function withoutSheets(link: string): string {
  const parts = link.split(/,\s*(?=<)/);
  return parts.filter((part) => !/;\s*as="?style"?/.test(part)).join(', ');
}
