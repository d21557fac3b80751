import { describe, expect, it } from 'vitest';
import { fileProblem, requestProblem } from '../src/motor/file-problem.ts';
import {
  labelField,
  labelOf,
  missingDocuments,
  motorDocuments,
  nextUploadTab,
} from '../src/motor/uploads.ts';

const MB = 1024 * 1024;
const slots: string[] = motorDocuments.map(({ field }) => field);

describe('a file', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['A.JPEG', 'image/jpeg'],
    ['b.png', 'IMAGE/PNG'],
    ['c d.pdf', 'application/pdf'],
  ])('%s of %s is taken', (name, type) => {
    expect(fileProblem({ name, type, bytes: 10 * MB })).toBeNull();
  });

  it.each([
    ['a.exe', 'application/pdf'],
    ['a.pdf', 'text/html'],
    ['a.pdf.html', 'application/pdf'],
    ['a.png', 'image/jpeg'],
    ['a', 'image/png'],
    ['a.svg', 'image/svg+xml'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s of %s is not', (name, type) => {
    expect(fileProblem({ name, type, bytes: 1 })).toBe('Please upload a JPEG, PNG or PDF file.');
  });

  it('that is empty or of 30 MB is not', () => {
    const file = { name: 'a.pdf', type: 'application/pdf' };
    expect(fileProblem({ ...file, bytes: 0 })).toBe('This file is empty.');
    expect(fileProblem({ ...file, bytes: 30 * MB })).toMatchObject({ values: { megabytes: 10 } });
    expect(fileProblem({ ...file, bytes: 10 * MB + 1 })).not.toBeNull();
  });

  it('and its siblings are at most 25 MB', () => {
    expect(requestProblem([{ bytes: 10 * MB }, { bytes: 15 * MB }])).toBeNull();
    expect(requestProblem([{ bytes: 10 * MB }, { bytes: 15 * MB + 1 }])).toMatchObject({
      values: { megabytes: 25 },
    });
  });
});

it('each of the six has a matching label', () => {
  expect(slots).toHaveLength(6);
  expect(labelField('mulkiya_back')).toBe('mulkiya_back_label');
  expect(labelOf('mulkiya_back', undefined)).toBe('Mulkiya, back');
  expect(labelOf('mulkiya_back', ' My\ncard ')).toBe('My card');
  expect(labelOf('mulkiya_back', 'x'.repeat(999))).toHaveLength(100);
});

it('tabs advance one by one, and the submit waits for every file', () => {
  expect(nextUploadTab(slots, 'emirates_id_front')).toBe('emirates_id_back');
  expect(nextUploadTab(slots, 'license_back')).toBeNull();
  expect(missingDocuments(slots, slots.slice(0, 5))).toEqual(['license_back']);
  expect(missingDocuments(slots, slots)).toEqual([]);
});
