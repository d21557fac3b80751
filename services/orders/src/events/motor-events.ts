/** The events of motor orders. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  MotorDocumentsAskedSchema,
  MotorDocumentsSubmittedSchema,
  MotorOrderCancelledSchema,
  MotorOrderConfirmedSchema,
  MotorOrderErasedSchema,
  MotorOrderPaidSchema,
  MotorOrderPlacedSchema,
  MotorPaymentHandedOverSchema,
  MotorPolicyIssuedSchema,
  MotorPromoAppliedSchema,
  MotorPromoRemovedSchema,
  MotorRenewalDueSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';

export const motorOrderPlaced = defineEvent(MotorOrderPlacedSchema);
export const motorPromoApplied = defineEvent(MotorPromoAppliedSchema);
export const motorPromoRemoved = defineEvent(MotorPromoRemovedSchema);
export const motorOrderConfirmed = defineEvent(MotorOrderConfirmedSchema);
export const motorPaymentHandedOver = defineEvent(MotorPaymentHandedOverSchema);
export const motorOrderPaid = defineEvent(MotorOrderPaidSchema);
export const motorPolicyIssued = defineEvent(MotorPolicyIssuedSchema);
export const motorDocumentsAsked = defineEvent(MotorDocumentsAskedSchema);
export const motorDocumentsSubmitted = defineEvent(MotorDocumentsSubmittedSchema);
export const motorOrderCancelled = defineEvent(MotorOrderCancelledSchema);
export const motorRenewalDue = defineEvent(MotorRenewalDueSchema);
export const motorOrderErased = defineEvent(MotorOrderErasedSchema);
