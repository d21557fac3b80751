/** What the files of every line say alike, as `catalog/schema/*.schema.json` describes them. */
export interface InsurerEntry {
  id: number;
  code: string;
  name: string;
  name_ar?: string;
  registration: string;
}
export type EmiratesEntry = 'all' | readonly string[];
