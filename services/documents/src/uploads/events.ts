/** What this service tells of uploads. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  FileDeletedSchema,
  FileRefusedSchema,
  FileUploadedSchema,
} from '@muqarin/proto/muqarin/documents/v1/uploads_pb';

export const fileUploaded = defineEvent(FileUploadedSchema);
export const fileRefused = defineEvent(FileRefusedSchema);
export const fileDeleted = defineEvent(FileDeletedSchema);
