import { controlsOf, keepTabInside } from './keep-tab-inside.ts';

interface ModalWays {
  /** Where focus returns to; else to what has it now. */
  opener?: HTMLElement | undefined;
  /** By who reads it, not by what is returned. */
  onClosed?: (() => void) | undefined;
}

/**
 * Opens a dialog (`popover="manual"`) over the page, and holds all to it as `showModal()` would, which makes every other element
 * inert: the style of the whole page, more than a press has (ADR 27). The one other difference is that the page behind does not
 * scroll. It closes by Escape, by `form[method="dialog"]` in it and, where it has a `data-modal-close`, by that and by a press
 * beside it, which is one on its `::before` (`modal.module.css`). Returns how to close it.
 */
export function openModal(dialog: HTMLDialogElement, ways: ModalWays = {}): () => void {
  const before = ways.opener ?? document.activeElement;
  const open = new AbortController();
  const { signal } = open;
  const close = () => {
    if (signal.aborted) return;
    open.abort();
    dialog.removeAttribute('aria-modal');
    hide(dialog);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  // As the server sent it, for where no script runs.
  dialog.removeAttribute('open');
  dialog.setAttribute('aria-modal', 'true');
  holdScroll(signal);
  arrive(dialog, signal);
  // Lays out the page, for the focus that goes in: once, for all that is set above.
  show(dialog);
  hideOthers(dialog, signal);
  keepFocus(dialog, signal);
  const leave = () => {
    close();
    ways.onClosed?.();
  };
  watchWaysOut(dialog, leave, signal);
  return close;
}

/** A press is answered by the dialog and its head; a form in it is laid out for the picture after that one. */
function arrive(dialog: HTMLDialogElement, signal: AbortSignal) {
  const end = () => dialog.removeAttribute('data-arriving');
  dialog.setAttribute('data-arriving', '');
  // The first comes before the picture that answers, the second after it.
  requestAnimationFrame(() => requestAnimationFrame(end));
  signal.addEventListener('abort', end);
}

/** Over everything; where a browser knows no popovers, over all that the page's own layers hold. */
function show(dialog: HTMLDialogElement) {
  if (knowsPopovers()) dialog.showPopover();
  else dialog.show();
}

function hide(dialog: HTMLDialogElement) {
  if (!dialog.isConnected) return;
  if (knowsPopovers()) dialog.hidePopover();
  else dialog.close();
}

function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Not in every browser, nor in TypeScript's own list. */
type CloseWatcherClass = new (options: { signal: AbortSignal }) => { onclose: () => void };

function watchWaysOut(dialog: HTMLDialogElement, leave: () => void, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  };
  // Escape, and what else a device has for it, as a phone's way back.
  const { CloseWatcher } = window as unknown as { CloseWatcher?: CloseWatcherClass };
  if (CloseWatcher) new CloseWatcher({ signal }).onclose = leave;
  else document.addEventListener('keydown', onKey, { signal });
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const closer = dialog.querySelector('[data-modal-close]');
    if (!closer || (target !== dialog && !closer.contains(target))) return;
    event.preventDefault();
    leave();
  };
  const onSubmit = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).method !== 'dialog') return;
    event.preventDefault();
    leave();
  };
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('submit', onSubmit, { signal });
}

/** Focus goes in, goes round by Tab, and is brought back when it was put elsewhere. */
function keepFocus(dialog: HTMLDialogElement, signal: AbortSignal) {
  if (!dialog.contains(document.activeElement)) controlsOf(dialog)[0]?.focus();
  let last = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // Of two dialogs the upper one keeps it.
    if (dialog.contains(target) || target.closest('[aria-modal]')) last = target;
    else if (last instanceof HTMLElement) last.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.defaultPrevented) keepTabInside(event, dialog);
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
}

/** For those who are read to. What is said meanwhile is still heard. */
function hideOthers(dialog: Element, signal: AbortSignal) {
  const kept = '[aria-hidden], [aria-live], script, style, link, template';
  const hidden = ancestorsOf(dialog)
    .flatMap((at) => [...(at.parentElement?.children ?? [])].filter((other) => other !== at))
    .filter((other) => !other.matches(kept));
  for (const other of hidden) other.setAttribute('aria-hidden', 'true');
  signal.addEventListener('abort', () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  });
}

function ancestorsOf(element: Element): Element[] {
  const found = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    found.push(at);
  return found;
}

/** Where a scroll bar takes room, its room stays: nothing moves. */
function holdScroll(signal: AbortSignal) {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  signal.addEventListener('abort', () => {
    Object.assign(style, before);
  });
}
