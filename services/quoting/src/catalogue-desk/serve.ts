/** The calls of the catalogue's desk, each to its use case. */
import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { catalogueChangeCalls as calls } from '../../contract/catalogue-change-calls.ts';
import type { DeskContext } from './context.ts';
import {
  approveChange,
  returnChange,
  rollBackChange,
  submitChange,
  withdrawChange,
} from './decide.ts';
import { beginChange, checkAgain, putFile, takeBackFile } from './edit.ts';
import { catalogueVersions, listChanges, openChange, openFile, quotesOfVersion } from './read.ts';

export function serveCatalogueDesk(app: FastifyInstance, desk: DeskContext): void {
  serveCall(app, calls.listCatalogueChanges, (input) => listChanges(desk, input));
  serveCall(app, calls.openCatalogueChange, (input) => openChange(desk, input));
  serveCall(app, calls.openCatalogueFile, (input) => openFile(desk, input));
  serveCall(app, calls.beginCatalogueChange, (input, call) => beginChange(desk, input, call));
  serveCall(app, calls.putCatalogueFile, (input, call) => putFile(desk, input, call));
  serveCall(app, calls.takeBackCatalogueFile, (input, call) => takeBackFile(desk, input, call));
  serveCall(app, calls.checkCatalogueChange, (input, call) => checkAgain(desk, input, call));
  serveCall(app, calls.submitCatalogueChange, (input, call) => submitChange(desk, input, call));
  serveCall(app, calls.returnCatalogueChange, (input, call) => returnChange(desk, input, call));
  serveCall(app, calls.approveCatalogueChange, (input, call) => approveChange(desk, input, call));
  serveCall(app, calls.withdrawCatalogueChange, (input, call) => withdrawChange(desk, input, call));
  serveCall(app, calls.rollBackCatalogueChange, (input, call) => rollBackChange(desk, input, call));
  serveCall(app, calls.catalogueVersions, () => catalogueVersions(desk));
  serveCall(app, calls.quotesOfVersion, (input) => quotesOfVersion(desk, input));
}
