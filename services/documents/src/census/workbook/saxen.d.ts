/** The part of saxen that is used here; the package has no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string | undefined>>;

  export class Parser {
    on(
      name: 'openTag',
      heard: (
        name: string,
        attributes: () => Attributes | false,
        decode: (text: string) => string,
        isEmpty: boolean,
      ) => void,
    ): this;
    on(name: 'text', heard: (text: string, decode: (text: string) => string) => void): this;
    on(name: 'cdata', heard: (text: string) => void): this;
    on(name: 'closeTag', heard: (name: string) => void): this;
    /** Throws what is no XML. */
    parse(xml: string): void;
  }
}
