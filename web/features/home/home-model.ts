import type { HomePage } from '@muqarin/bff/contract/pages';
import { getPage } from '@/lib/bff.ts';

/** Asked for once a request: the page shows what was refused, and its title says so. */
export function homeModel(): Promise<HomePage> {
  return getPage('/api/pages/home');
}
