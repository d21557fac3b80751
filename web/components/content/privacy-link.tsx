import ground from '@/components/ui/ground.module.css';
import { linkTo } from '@/lib/link-to.ts';

/** Under a form that asks how a person is reached (decisions A39). */
export function PrivacyLink({ text }: { text: string }) {
  return (
    <p className={ground.hush}>
      <a href={linkTo('/privacy')}>{text}</a>
    </p>
  );
}
