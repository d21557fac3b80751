import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeReferences } from './whole-references.tsx';

it.each([
  ['Policy MQ-7F3K-92QX', 'Policy |MQ-7F3K-92QX|'],
  ['End policy MQ-7F3K-92QX early', 'End policy |MQ-7F3K-92QX| early'],
  ['C-84TF-ZPUH', '|C-84TF-ZPUH|'],
  ['CL-84TF-ZPUH and RQ-84TF-ZPUH', '|CL-84TF-ZPUH| and |RQ-84TF-ZPUH|'],
  ['الوثيقة MQ-7F3K-92QX', 'الوثيقة |MQ-7F3K-92QX|'],
  ['Third-party cover, 24-hour help', 'Third-party cover, 24-hour help'],
  ['<b>MQ-7F3K-92QX', '&lt;b&gt;|MQ-7F3K-92QX|'],
  ['', ''],
])('keeps the references of %j whole', (text, parts) => {
  const markup = renderToStaticMarkup(WholeReferences({ text }));
  expect(markup.replaceAll(/<bdi[^>]*>|<\/bdi>/g, '|')).toBe(parts);
});
