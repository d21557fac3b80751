/** Does what nobody waits for once the next picture is shown: a press is answered first. Browser only. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
