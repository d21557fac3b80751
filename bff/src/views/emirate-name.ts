import { emirates, nameOf } from '@muqarin/rules/emirates';

export function emirateName(id: number): string {
  return nameOf(emirates, id) ?? '';
}
