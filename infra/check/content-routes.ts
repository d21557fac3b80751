/** The addresses that the pages answer, read off the folder of routes. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Tells whether an address has a page; `more` are those behind a route that takes any name. */
export function routesOf(web: string, more: readonly string[]): (address: string) => boolean {
  const app = path.join(web, 'app');
  const found = new Set([...more, ...walk(app, '')]);
  const articles = path.join(web, 'content', 'en', 'blog');
  if (existsSync(articles))
    for (const file of readdirSync(articles)) found.add(`/blog/${path.parse(file).name}`);
  return (address) => found.has(address === '/' ? address : address.replace(/\/$/, ''));
}

/** Fixed addresses only: a folder in brackets stands for names that `more` has to give. */
function walk(folder: string, address: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile())
      return /^(page|route)\.tsx?$/.test(entry.name) ? [address === '' ? '/' : address] : [];
    if (entry.name.startsWith('[')) return [];
    const step = entry.name.startsWith('(') ? '' : `/${entry.name}`;
    return walk(path.join(folder, entry.name), address + step);
  });
}
