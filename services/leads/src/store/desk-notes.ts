/**
 * Words of staff about a person, under the id of their event: the log keeps who wrote a note and when for ever, and never what it
 * says, so that an erasure reaches it.
 */
import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredNote {
  /** The id of its event. */
  _id: string;
  leadId: string;
  text: string;
}

export interface DeskNoteStore {
  model: Model<StoredNote>;
  keep(note: StoredNote): Promise<void>;
  /** Texts by id; of a note that was erased there is none. */
  textsOf(leadId: string): Promise<ReadonlyMap<string, string>>;
  drop(noteId: string): Promise<void>;
  /** What was written about an erased one. */
  dropAllOf(leadId: string): Promise<void>;
}

export function createDeskNoteStore(connection: Connection): DeskNoteStore {
  const model = connection.model<StoredNote>('DeskNote', noteSchema());
  return {
    model,
    keep: async (note) => {
      await model.create(note);
    },
    textsOf: async (leadId) => {
      const notes = await model.find({ leadId }).lean<StoredNote[]>();
      return new Map(notes.map(({ _id, text }) => [_id, text]));
    },
    drop: async (noteId) => {
      await model.deleteOne({ _id: noteId });
    },
    dropAllOf: async (leadId) => {
      await model.deleteMany({ leadId });
    },
  };
}

function noteSchema(): Schema<StoredNote> {
  const text = { type: String, required: true };
  const schema = new Schema<StoredNote>(
    { _id: text, leadId: text, text },
    { collection: 'desk_notes', versionKey: false },
  );
  schema.index({ leadId: 1 });
  return schema;
}
