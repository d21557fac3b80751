/** One HTML file that shows the pictures beside it: a row a page, a column a look. */
import { type Look, lookName } from './looks.ts';

const style = `
body { font: 14px system-ui; margin: 16px; background: #777; color: #fff }
table { border-spacing: 12px }
th { text-align: start; vertical-align: top; position: sticky; top: 0; background: #777 }
td { vertical-align: top }
img { inline-size: 240px; max-block-size: 480px; object-fit: cover; object-position: top; display: block }
`;

export function contactSheet(pages: readonly string[], looks: readonly Look[]): string {
  const head = looks.map((look) => `<th>${lookName(look)}</th>`).join('');
  const rows = pages.map((page) => `<tr><th>${page}</th>${cells(page, looks)}</tr>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title><style>${style}</style><table><tr><th></th>${head}</tr>
${rows.join('\n')}</table></html>
`;
}

function cells(page: string, looks: readonly Look[]): string {
  return looks
    .map((look) => {
      const file = encodeURIComponent(`${page} ${lookName(look)}.jpg`);
      const name = `${page}, ${lookName(look)}`;
      return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a></td>`;
    })
    .join('');
}
