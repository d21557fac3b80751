/** A whole PDF of one empty page in plain letters, so that it can stand in the text of a request; filled up to so many bytes. */
export function aPdf(bytes = 0): string {
  const bare = written(0);
  if (bytes <= bare.length) return bare;
  const filled = written(bytes - bare.length);
  // What stands further behind may be counted with more digits.
  return filled.length === bytes ? filled : written(2 * bytes - bare.length - filled.length);
}

function written(filler: number): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = `%PDF-1.4\n%${'x'.repeat(filler)}\n`;
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
