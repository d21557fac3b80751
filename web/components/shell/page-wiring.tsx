'use client';

import { useEffect } from 'react';
import { loadModal } from '@/components/ui/load-modal.ts';
import { scrollPage } from '@/components/ui/scroll-to.ts';
import { whenIdle } from '@/lib/when-idle.ts';

/** S2 9. */
const CLICK_LOCK_MS = 500;
const ANCHOR_SCROLL_MS = 1000;

/**
 * What links, questions and dialogs of a page do beyond what the browser does by itself: one listener for all, so that
 * the parts stay plain HTML from the server and nothing waits for a script.
 */
export function PageWiring() {
  useEffect(() => {
    const toggledAt = new WeakMap<Element, number>();
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || event.defaultPrevented) return;
      closeMenus(target);
      const summary = target.closest('[data-accordion] summary');
      if (summary) return holdSecondClick(summary, event, toggledAt);
      const opener = target.closest<HTMLAnchorElement>('a[data-modal]');
      if (opener) return openNamed(opener, event);
      const anchor = target.closest<HTMLAnchorElement>('a[data-anchor]');
      if (anchor) glideTo(anchor, event);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeMenus(null);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    const endAsking = whenIdle(() => void loadModal().catch(ignored));
    return () => {
      endAsking();
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return null;
}

function holdSecondClick(summary: Element, event: Event, toggledAt: WeakMap<Element, number>) {
  // When it was pressed: a page that was held up hears of both at once.
  const now = event.timeStamp;
  const list = summary.closest('[data-accordion]') ?? summary;
  if (now - (toggledAt.get(list) ?? -CLICK_LOCK_MS) < CLICK_LOCK_MS) event.preventDefault();
  else toggledAt.set(list, now);
}

/** A menu closes by Escape and by a click beside it. */
function closeMenus(pressed: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (pressed && menu.contains(pressed)) continue;
    if (!pressed && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

function openNamed(opener: HTMLAnchorElement, event: Event) {
  const modal = document.getElementById(opener.hash.slice(1));
  if (!(modal instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // Where its script does not come, the link leads there as it does without one.
  void loadModal().then(
    ({ openModal }) => openModal(modal, { opener }),
    () => window.location.assign(opener.href),
  );
}

/** The press that needs it asks again. */
function ignored() {}

function glideTo({ hash }: HTMLAnchorElement, event: MouseEvent) {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  // Where the browser would take it by the address.
  const above =
    pixels(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
    pixels(getComputedStyle(part).scrollMarginBlockStart);
  const to = () => part.getBoundingClientRect().top + window.scrollY - above;
  scrollPage(to, ANCHOR_SCROLL_MS, () => {
    history.pushState(history.state, '', hash);
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
