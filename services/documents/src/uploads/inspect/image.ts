/**
 * A picture is decoded and made anew: what it shows stays, whatever else it carried (place, device, thumbnails, hidden
 * bytes) does not. The picture is turned upright first, since the mark that says so goes too.
 */
import sharp, { type Sharp } from 'sharp';
import { refuseStrangers } from './strangers.ts';
import { type InspectionJob, Refused } from './verdict.ts';

export async function inspectImage(
  kind: 'jpeg' | 'png' | 'webp',
  { file, fresh, limits, square = null }: InspectionJob,
  bytes: Buffer,
): Promise<void> {
  refuseStrangers(bytes);
  const input = sharp(file, {
    // A cut or damaged picture is refused; what a camera's maker merely did in his own way is not.
    failOn: 'error',
    limitInputPixels: limits.pixels,
    sequentialRead: true,
  });
  const facts = await input.metadata();
  if (facts.format !== kind) throw new Refused('broken', `decoded as ${facts.format}`);
  if (facts.width * facts.height > limits.pixels) throw new Refused('too_many_pixels', 'pixels');
  const upright = input.autoOrient();
  const sized = square === null ? upright : upright.resize(square, square, { fit: 'cover' });
  await encoded(sized, kind).toFile(fresh);
}

function encoded(image: Sharp, kind: 'jpeg' | 'png' | 'webp'): Sharp {
  // The best coding would need all of the picture at once: 80 MB instead of 16 for 25 megapixels, to save a few percent.
  if (kind === 'jpeg') return image.jpeg({ quality: 90, optimiseCoding: false });
  if (kind === 'png') return image.png({ compressionLevel: 6 });
  return image.webp({ quality: 90, effort: 2 });
}
