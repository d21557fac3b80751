/** XML as it comes along, for parts of a workbook: names without their prefix, text decoded. */
import { Parser } from 'saxen';

export interface Heard {
  /** An element without content is closed as well. */
  open: (name: string, attributes: () => Readonly<Record<string, string | undefined>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Throws what is no XML. */
export function readXml(xml: string, { open, text, close }: Heard): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => open(bare(name), () => attributes() || {}));
  if (text) {
    parser.on('text', (raw, decode) => text(decode(raw)));
    parser.on('cdata', text);
  }
  if (close) parser.on('closeTag', (name) => close(bare(name)));
  parser.parse(xml);
}

/** Some writers put every element into a named space: `x:row`. */
function bare(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
