/** Every file that describes events, for what reads events of all kinds, as the viewers do. */
import type { DescFile } from '@bufbuild/protobuf';
import { file_muqarin_accounts_v1_accounts } from './gen/muqarin/accounts/v1/accounts_pb.js';
import { file_muqarin_accounts_v1_staff } from './gen/muqarin/accounts/v1/staff_pb.js';
import { file_muqarin_documents_v1_uploads } from './gen/muqarin/documents/v1/uploads_pb.js';
import { file_muqarin_leads_v1_case_desk } from './gen/muqarin/leads/v1/case_desk_pb.js';
import { file_muqarin_leads_v1_desk } from './gen/muqarin/leads/v1/desk_pb.js';
import { file_muqarin_leads_v1_events } from './gen/muqarin/leads/v1/events_pb.js';
import { file_muqarin_leads_v1_site } from './gen/muqarin/leads/v1/site_pb.js';
import { file_muqarin_quoting_v1_catalogue } from './gen/muqarin/quoting/v1/catalogue_pb.js';
import { file_muqarin_quoting_v1_events } from './gen/muqarin/quoting/v1/events_pb.js';
import { file_muqarin_quoting_v1_general } from './gen/muqarin/quoting/v1/general_pb.js';
import { file_muqarin_quoting_v1_motor_orders } from './gen/muqarin/quoting/v1/motor_orders_pb.js';
import { file_muqarin_quoting_v1_motor } from './gen/muqarin/quoting/v1/motor_pb.js';
import { file_muqarin_quoting_v1_policy_changes } from './gen/muqarin/quoting/v1/policy_changes_pb.js';
import { file_muqarin_quoting_v1_quotations } from './gen/muqarin/quoting/v1/quotations_pb.js';
import { file_muqarin_quoting_v2_quotes } from './gen/muqarin/quoting/v2/quotes_pb.js';

export const eventFiles: readonly DescFile[] = [
  file_muqarin_accounts_v1_accounts,
  file_muqarin_accounts_v1_staff,
  file_muqarin_documents_v1_uploads,
  file_muqarin_leads_v1_case_desk,
  file_muqarin_leads_v1_desk,
  file_muqarin_leads_v1_events,
  file_muqarin_leads_v1_site,
  file_muqarin_quoting_v1_catalogue,
  file_muqarin_quoting_v1_events,
  file_muqarin_quoting_v1_general,
  file_muqarin_quoting_v1_motor,
  file_muqarin_quoting_v1_motor_orders,
  file_muqarin_quoting_v1_policy_changes,
  file_muqarin_quoting_v1_quotations,
  file_muqarin_quoting_v2_quotes,
];
