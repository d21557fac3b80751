import { useEffect } from 'react';

/** Marks the pressed BUY NOW as waiting and takes no second press; a page that comes back from the cache is rested. */
export function useBusyBuying() {
  useEffect(() => {
    const rest = () => {
      for (const button of document.querySelectorAll('button[name="product_id"][aria-busy]')) {
        button.removeAttribute('aria-busy');
      }
    };
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  return {
    onSubmit: (event: React.FormEvent) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter?.ariaBusy === 'true') return event.preventDefault();
      submitter?.setAttribute('aria-busy', 'true');
    },
  };
}
