/** Plants a bug: whoever loads the file from now on in this thread gets it changed. The file itself stays as it is. */
import { registerHooks } from 'node:module';

export interface Patch {
  /** Short, for the test's report. */
  name: string;
  /** What goes wrong, in a sentence. */
  sentence: string;
  /** Under `packages/platform/src`. */
  file: string;
  find: string;
  replace: string;
}

export function plant({ name, file, find, replace }: Patch): void {
  const target = new URL(`../src/${file}`, import.meta.url).href;
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      if (url !== target) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString();
      if (source.split(find).length !== 2) {
        throw new Error(`the planted bug "${name}" does not find its place in ${file}`);
      }
      return { ...loaded, source: source.replace(find, () => replace) };
    },
  });
}
