/** Texts that cells share, and the text of one cell: what is written, without marks of how it is read aloud. */
import { readXml } from './read-xml.ts';

/** In the order of their numbers. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  const text = writtenText();
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text.begin();
      else text.open(name);
    },
    text: text.heard,
    close: (name) => {
      if (name === 'si') texts.push(text.end());
      else text.close(name);
    },
  });
  return texts;
}

/** Parts of one text may be written differently: `t` within `r`; what stands in `rPh` is how it is said. */
export function writtenText() {
  let whole = '';
  let isText = false;
  let isSaid = false;
  return {
    begin: () => {
      whole = '';
    },
    open: (name: string) => {
      if (name === 't') isText = !isSaid;
      else if (name === 'rPh') isSaid = true;
    },
    heard: (text: string) => {
      if (isText) whole += text;
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSaid = false;
    },
    end: () => unescaped(whole).trim(),
  };
}

/** `_x000D_` stands for a sign that XML cannot hold. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
