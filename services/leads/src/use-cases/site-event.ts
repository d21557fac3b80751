import type { SiteLeadDetails } from '../../contract/site.ts';

/** The part of LeadCaptured that a form of the site asked. */
export function siteEvent(site: SiteLeadDetails) {
  return {
    page: site.page,
    marketingConsent: site.marketing,
    whatsapp: site.whatsapp,
    callSlot: site.callSlot,
    insuranceType: site.insuranceType,
    companyName: site.companyName,
    travelDate: site.travelDate,
    returnDate: site.returnDate,
    destinationId: site.destinationId ?? 0,
    vehicleTypeId: site.vehicleTypeId ?? 0,
    requiredProductType: site.requiredProductType ?? 0,
    clientTypeId: site.clientTypeId ?? 0,
    vehicles: site.vehicles ?? 0,
    ...(site.health ? { health: site.health } : {}),
  };
}
