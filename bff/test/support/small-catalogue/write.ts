/** A catalogue of a few plans with round prices, in the files and under the rules of the one that ships. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generalFiles } from './general.ts';
import { medicalFiles } from './medical.ts';
import { corporateFiles } from './medical-corporate.ts';
import { motorFiles } from './motor.ts';

const insurerIds = [1, 2, 3, 4, 5];

/** @returns its folder, and one for what services keep: those of this process share both */
export function writeSmallCatalogue(): { catalogueDir: string; dataDir: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'muqarin-bff-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  // Vitest ends its workers by this signal and otherwise nothing that listens for the end would hear of it.
  process.once('SIGTERM', () => process.exit());
  const catalogueDir = path.join(root, 'catalog');
  const lines = { ...medicalFiles(), ...corporateFiles(), ...motorFiles(), ...generalFiles() };
  const files = { ...shared(), ...lines };
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(catalogueDir, name);
    mkdirSync(path.dirname(place), { recursive: true });
    // YAML takes JSON as it is.
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { catalogueDir, dataDir: path.join(root, 'data') };
}

function shared(): Record<string, string | object> {
  const insurers = insurerIds.map((id) => ({
    id,
    code: `insurer-${id}`,
    name: `Insurer ${id}`,
    name_ar: `شركة ${id}`,
    registration: `R${id}`,
    kind: 'conventional',
  }));
  const logos = insurers.map(({ code }) => [`logos/${code}.svg`, '<svg/>']);
  return { 'insurers.yaml': { insurers }, ...Object.fromEntries(logos) };
}
