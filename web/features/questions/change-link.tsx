import ground from '@/components/ui/ground.module.css';

interface ChangeLinkProps {
  href: string;
  /** Said to screen readers after the word. */
  what: string;
  word: string;
  /** Opens the step in place. */
  onOpen: () => void;
}

export function ChangeLink({ href, what, word, onOpen }: ChangeLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {word}
      <span className={ground.vh}> {what}</span>
    </a>
  );
}
