/* What the shell keeps around every page: menus, drawer, account, connection, newsletter. */
import { answerCaptcha } from '../kit/captcha';
import { customerOf, DEMO, newEmail, openAs } from '../kit/customer';
import { PASSWORD, platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';

test.describe('desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the mega menu opens on hover; the pointer’s leaving, Escape and a press outside close it', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const leaf = main.getByRole('link', { name: 'Roller Bearings', exact: true });
    const top = main.getByRole('link', { name: 'Bearings', exact: true });
    await top.hover();
    await expect(leaf).toBeVisible();
    await page.mouse.move(640, 880);
    await expect(leaf).toHaveCount(0);
    await top.hover();
    await expect(leaf).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leaf).toHaveCount(0);
    await page.mouse.move(5, 880);
    await top.hover();
    await expect(leaf).toBeVisible();
    await page.getByRole('main').dispatchEvent('pointerdown');
    await expect(leaf).toHaveCount(0);
    await page.mouse.move(5, 880);
    // Escape has left the focus inside.
    await top.evaluate((element: HTMLElement) => element.blur());
    await top.hover();
    await expect(leaf).toBeVisible();
    await page.keyboard.press('x');
    await expect(leaf).toHaveCount(0);
  });

  test('the mega menu shows families with pictures and counts over its whole width; what lies below them is folded', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Bearings', exact: true }).hover();
    const families = main.getByText(/^[\d,]+ products$/);
    await expect(families).toHaveCount(2);
    await expect(families.first()).toHaveText('1,086 products');
    for (const image of await main.locator('img').all())
      await expect.poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const leaf = main.getByRole('link', { name: 'Sealed Bearings' });
    await expect(leaf).toHaveCount(0);
    await main.getByRole('button', { name: 'More of Deep Groove Ball Bearings' }).click();
    await expect(leaf).toBeVisible();
    // Escape leads back to what is open, not to the first entry.
    await main.getByRole('button', { name: 'Housing' }).hover();
    await main.getByRole('link', { name: 'Pillow Block Units' }).focus();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Housing' })).toBeFocused();
  });

  test('complaint 12: the mega menu opens on focus and is gone through by Tab; the way leads into the category without a new document', async ({
    page,
  }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const top = main.getByRole('link', { name: 'Bearings', exact: true });
    await page.getByRole('banner').getByRole('link', { name: 'View cart' }).focus();
    await page.keyboard.press('Tab');
    await expect(top).toBeFocused();
    const first = main.getByRole('link', { name: 'Ball Bearings', exact: true });
    await expect(first).toBeVisible();
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toHaveCount(0);
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await top.hover();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await main.getByRole('button', { name: 'More of Deep Groove Ball Bearings' }).click();
    await main.getByRole('link', { name: 'Sealed Bearings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sealed Bearings' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Roller Bearings', exact: true })).toHaveCount(0);
    await expect(top).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('Housing is a heading, no link, in every language', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Housing', exact: true })).toHaveCount(0);
    await main.getByRole('button', { name: 'Housing' }).hover();
    await expect(main.locator('a[href$="/housing/pillow-block-units.html"]')).toBeVisible();
    await expect(main.locator('a[href$="/housing.html"]')).toHaveCount(0);
    await open(page, '/arabic/');
    await expect(page.locator('header nav a[href$="/housing.html"]')).toHaveCount(0);
  });

  test('the account menu has its entries, the company’s for a company account, and closes', async ({ page, shop }) => {
    await openAs(page, 'en', '/', await customerOf(platformAt(shop.platform), DEMO.admin));
    const trigger = page.getByRole('banner').getByRole('button', { name: /^Welcome/ });
    await trigger.click();
    const menu = page.getByRole('navigation', { name: 'Account' });
    for (const [name, path] of [
      ['Order History', '/order-history'],
      ['My Account', '/account-information'],
      ['Service Module', '/service-module'],
      ['Manage SubUser', '/manage-subuser'],
    ] as const)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    // No live release has these pages: they are not offered.
    const { releases } = await (await page.request.get('/registry.json')).json();
    const routes = Object.values<{ description: { routes: { path: string }[] } }>(releases).flatMap(({ description }) =>
      description.routes.map(({ path }) => path),
    );
    for (const link of await menu.getByRole('link').all()) expect(routes).toContain(await link.getAttribute('href'));
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.click();
    await page.getByRole('main').dispatchEvent('pointerdown');
    await expect(menu).toHaveCount(0);
    await trigger.click();
    await menu.getByRole('link', { name: 'Order History' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('a customer without a company does not get the company’s entries', async ({ page, shop }) => {
    await openAs(page, 'en', '/', await customerOf(platformAt(shop.platform), DEMO.shopper));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Welcome/ })
      .click();
    const menu = page.getByRole('navigation', { name: 'Account' });
    await expect(menu.getByRole('link', { name: 'Order History' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /Manage/ })).toHaveCount(0);
  });

  test('the badge says 99+ above 99, the name says how many; /checkout has no cart trigger', async ({ page, shop }) => {
    await platformAt(shop.platform).control('stock', { sku: '6205-2RS', quantity: 5000 });
    await open(page, '/deep-groove-ball-bearing-6205-2rs.html');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Quantity' }).first().fill('99');
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    const trigger = page.getByRole('banner').getByRole('button', { name: /^Cart, / });
    await expect(trigger).toHaveText('99');
    await main.getByRole('textbox', { name: 'Quantity' }).first().fill('1');
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(trigger).toHaveText('99+');
    // The icon is known by its first half.
    const [middle, badge] = await trigger.evaluate((element) => {
      const icon = element.querySelector('svg')?.getBoundingClientRect();
      return [icon ? icon.left + icon.width / 2 : NaN, element.querySelector('span')?.getBoundingClientRect().left ?? NaN];
    });
    expect(badge).toBeGreaterThanOrEqual(middle ?? NaN);
    await expect(trigger).toHaveAccessibleName('Cart, 100 items');
    await page.reload();
    await expect(trigger).toHaveText('99+');
    await open(page, '/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(trigger).toHaveCount(0);
  });

  test('going offline and coming back are said', async ({ page, context, silent }) => {
    // The browser's own line, where it asks for something just then.
    silent.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await open(page, '/');
    const indicator = page.getByRole('banner').getByText('Offline', { exact: true });
    await expect(indicator).toHaveCount(0);
    // What shows messages comes behind the page; without it there is the indicator alone.
    await expect(page.locator('[role="region"][popover]')).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Some features may be unavailable.')).toBeVisible();
    await expect(indicator).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are online.')).toBeVisible();
    await expect(page.getByText('You are offline. Some features may be unavailable.')).toHaveCount(0);
    await expect(indicator).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });

  test('code that starts at idle is no error where the network is away: it comes with the network', async ({ page, context, silent }) => {
    silent.allow(/net::ERR_/);
    let lose: () => void = () => undefined;
    const isLost = new Promise<void>((resolve) => (lose = resolve));
    const asked = page.waitForRequest(/\/releases\/mfe-cart-checkout\//);
    await page.route(/\/releases\/mfe-cart-checkout\//, async (route) => {
      await isLost;
      await route.abort('internetdisconnected');
    });
    // Held files may keep the document from being complete.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    await asked;
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible();
    lose();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    const again = page.waitForResponse(/\/releases\/~1\/mfe-cart-checkout\/.*\/cart-service\./);
    await context.setOffline(false);
    expect((await again).status()).toBe(200);
    await page.unrouteAll();
    await open(page, '/deep-groove-ball-bearing-6206.html');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('the newsletter takes an address once', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const field = footer.getByRole('textbox', { name: 'Newsletter email' });
    const subscribe = footer.getByRole('button', { name: 'Subscribe' });
    await subscribe.click();
    await expect(field).toHaveAccessibleDescription(/This field is required\./);
    await field.fill('nobody');
    // It comes with the first letter, and moves the button.
    await expect(footer.locator('[data-captcha] label')).toBeVisible();
    await subscribe.click();
    await expect(field).toHaveAccessibleDescription(/Please enter valid email/);
    const email = newEmail('letter');
    await field.fill(email);
    await answerCaptcha(footer);
    await subscribe.click();
    await expect(page.locator('[data-toast="success"]')).toContainText('The email address is subscribed.');
    await expect(field).toHaveValue('');
    await field.fill(email);
    await answerCaptcha(footer);
    await subscribe.click();
    await expect(field).toHaveAccessibleDescription(/This Email address is already subscribed\./);
    await expect(field).toHaveValue(email);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer goes down the tree and back with the focus; help is at the end of each level', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toHaveAccessibleName('Main Menu');
    // As laid out: while it slides in, its box is a hair wider by rounding.
    expect(await drawer.evaluate((element) => Number.parseFloat(getComputedStyle(element).inlineSize))).toBeLessThanOrEqual(360);
    await drawer.getByRole('button', { name: 'Bearings', exact: true }).click();
    await drawer.getByRole('button', { name: 'Ball Bearings', exact: true }).click();
    await expect(drawer).toHaveAccessibleName('Ball Bearings');
    await expect(drawer.getByRole('heading', { name: 'Ball Bearings' })).toBeFocused();
    await expect(drawer.getByRole('link').first()).toHaveText('All Ball Bearings');
    await expect(drawer.getByRole('link').last()).toHaveAttribute('href', '/contact-us');
    const back = drawer.getByRole('button', { name: 'Back', exact: true });
    await back.click();
    await expect(drawer).toHaveAccessibleName('Bearings');
    await back.click();
    await expect(drawer).toHaveAccessibleName('Main Menu');
    await expect(drawer.getByRole('heading', { name: 'Main Menu' })).toBeFocused();
    await expect(back).toHaveCount(0);
    await expect(drawer.getByRole('combobox', { name: 'Search' })).toBeVisible();
    for (const path of ['/cart', '/quickOrder', '/locations']) await expect(drawer.locator(`a[href="${path}"]`)).toBeVisible();
    await expect(drawer.getByRole('link').last()).toHaveAttribute('href', '/contact-us');
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(drawer).toHaveCount(0);
  });

  test('a search begins in the drawer, too', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: 'Search' }).fill('6205');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search\.html\?query=6205/);
    await expect(drawer).toHaveCount(0);
  });

  test('the drawer’s account views: create and forgotten lead back to sign-in, that to the menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    const back = drawer.getByRole('button', { name: 'Back', exact: true });
    await drawer.getByRole('button', { name: 'Login / Register' }).click();
    await expect(drawer).toHaveAccessibleName('Sign In');
    await drawer.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(drawer).toHaveAccessibleName('Forgot Password');
    await back.click();
    await expect(drawer).toHaveAccessibleName('Sign In');
    await back.click();
    await expect(drawer).toHaveAccessibleName('Main Menu');
    await drawer.getByRole('button', { name: 'Login / Register' }).click();
    await drawer.getByRole('textbox', { name: 'Email' }).fill(DEMO.shopper);
    await drawer.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await drawer.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(drawer).toHaveAccessibleName('Main Menu');
    await drawer.getByRole('button', { name: /^Welcome, / }).click();
    await expect(drawer).toHaveAccessibleName('My Account');
    await drawer.getByRole('link', { name: 'Order History' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });

  test('the drawer closes by Escape and by a press beside it', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 740 });
    await open(page, '/');
    const trigger = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const drawer = page.getByRole('dialog');
    await trigger.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(650, 400);
    await expect(drawer).toHaveCount(0);
  });
});
