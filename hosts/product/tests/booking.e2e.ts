/** Compiled here, and not run: the product has no browser. */
import { createUser } from '@booking/ui/testing/playwright';
import { test } from '@playwright/test';

test('a room is booked', async ({ page }) => {
  await page.goto('/');
  const ui = createUser(page.getByRole('form', { name: 'Booking' }));
  await ui.choose('Room', 'Garden view');
  await ui.pickDay('Arrival', '2027-03-15');
  await ui.upload('Passport', 'passport.png');
});
