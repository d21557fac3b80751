import { checklistModels } from '@muqarin/rules/account/calls';

/** Where the file of a checklist's item is seen, as the document writes it (decisions A15). */
export function viewAddress(id: string, filename: string): string {
  const { item: model, field } = checklistModels;
  const query = new URLSearchParams({ model, field, id, filename }).toString();
  return `/web/binary/download_checklist_file?${query}`;
}
