/**
 * Lets a page be seen before its scripts are fetched: the renderer's scripts stand in its markup as before, but marked so
 * that the browser leaves them alone until the page has been painted once. On a slow line they would take their share of it
 * from the page itself, and on a fast one run before it is shown.
 */

import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { putSheets, type Sheets } from './page-styles.ts';

/** A type that no browser runs or fetches ahead. */
const LATER = 'text/later';

/**
 * A frame that was shown, or a page in the background, which shows none. Then each script as it was; before them a mark for
 * each sheet that stands in the page itself, and for the one that a page has a copy of (`~` in its name), by which the
 * loader of later parts looks for it: it would fetch it once more and put it last, where it overrules those that refine it.
 */
const hydrateAfterPaint = `(()=>{let run=()=>{run=()=>{};\
for(const style of document.querySelectorAll('style[data-href]')){\
for(const href of new Set([style.dataset.href,style.dataset.href.replace(/~[^.]*/,'')])){\
const mark=document.createElement('link');mark.setAttribute('disabled','');mark.rel='stylesheet';mark.href=href;document.head.append(mark)}}\
for(const later of document.querySelectorAll('script[type="${LATER}"]')){\
const script=document.createElement('script');for(const {name,value} of later.attributes)if(name!=='type')script.setAttribute(name,value);\
script.nonce=later.nonce;script.async=true;later.replaceWith(script)}};\
const painted=()=>requestAnimationFrame(()=>setTimeout(()=>run()));\
document.readyState==='loading'?document.addEventListener('DOMContentLoaded',painted):painted();\
setTimeout(()=>run(),3000)})()`;

/** Reads HTML as it comes and passes it on at once, but for a tag that is not whole yet; with its sheets in it. */
export function scriptsAfterPaint(nonce: string, sheets: Sheets): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const pass = (html: string, done: TransformCallback) =>
    void putSheets(holdScripts(html, nonce), sheets).then((shown) => done(null, shown), done);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = rest + decoder.write(chunk);
      const open = text.lastIndexOf('<');
      const whole = open === -1 || text.indexOf('>', open) !== -1 ? text.length : open;
      rest = text.slice(whole);
      pass(text.slice(0, whole), done);
    },
    flush(done) {
      pass(rest + decoder.end(), done);
    },
  });
}

const preloaded = /<link rel="preload" as="script"[^>]*>/g;
const loaded = /<script(?=[^>]* src="\/_next\/)(?=[^>]* async=)/g;

function holdScripts(html: string, nonce: string): string {
  return html
    .replace(preloaded, '')
    .replace(loaded, `<script type="${LATER}"`)
    .replace('</head>', `<script nonce="${nonce}">${hydrateAfterPaint}</script></head>`);
}
