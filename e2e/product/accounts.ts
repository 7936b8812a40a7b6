/** The sample accounts that `npm start` prints. */
export const password = 'full-house-2026';
export const superAdmin = { email: 'admin@booking.example', password };
export const toursOwner = { email: 'tours@booking.example', password };
export const hospitalityOwner = { email: 'owner@booking.example', password };
export const eventsOwner = { email: 'events@booking.example', password };
