import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import ground from '@/components/ui/ground.module.css';

/** Hidden from people, filled only by robots. */
export function Honeypot() {
  return (
    <input
      className={ground.vh}
      name={HONEYPOT_FIELD}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden
    />
  );
}
