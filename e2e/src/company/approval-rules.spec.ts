/* Which purchase orders need whose approval: a rule from its making to its end, and who may not make any. */
import { expectAccessible } from '../kit/accessible';
import { addApprovalRule, createCompany } from '../kit/company';
import { openAs } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { inTurn } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 1280, input: 'keyboard' },
  { language: 'ar', prefix: '/arabic', width: 360, input: 'touch' },
] as const;

interface Rules {
  customer: {
    purchase_order_approval_rules: {
      items: { name: string; status: string; condition: { operator: string; amount?: { value: number } } }[];
    };
  };
}

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });

    test('a rule is made, turned off, changed and deleted', async ({ page, shop }) => {
      const { company } = texts(language);
      const platform = platformAt(shop.platform);
      const own = await createCompany(platform);
      await addApprovalRule(platform, own, { name: 'Above SAR 500', above: 500, approver: 'Company Administrator' });
      const { token } = own.admin;
      const name = `Rule ${Math.random().toString(36).slice(2, 8)}`;
      const stored = async () =>
        (
          await platform.ask<Rules>(
            '{customer{purchase_order_approval_rules(pageSize:100){items{name status condition{operator ... on PurchaseOrderApprovalRuleConditionAmount{amount{value}}}}}}}',
            { token },
          )
        ).customer.purchase_order_approval_rules.items.find((rule) => rule.name === name);
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const rule = main.getByRole('listitem').filter({ hasText: name });
      const press = (id: string, within = main) => device.press(within.getByRole('button', { name: company(id), exact: true }));

      await openAs(page, language, `${prefix}/approval-rules`, own.admin);
      await expect(main.getByRole('heading', { name: 'Above SAR 500' })).toBeVisible();
      await expectAccessible(page);
      await device.press(main.getByRole('link', { name: company('rules.add'), exact: true }));
      await main.getByRole('textbox', { name: company('rule.name') }).fill(name);
      await press('rule.save');
      await expect(main.getByRole('textbox', { name: company('rule.value') })).toBeFocused();
      await main.getByRole('textbox', { name: company('rule.value') }).fill('١٢٥٠٫٥');
      await press('rule.save');
      await expect(main.getByText(company('rule.no-approver'))).toBeVisible();
      await expectAccessible(page);
      await device.press(
        main
          .getByRole('group', { name: company('rule.approvers') })
          .getByRole('checkbox')
          .first(),
      );
      await press('rule.save');
      await expect(rule).toContainText('SAR 1,250.50');
      expect(await stored()).toMatchObject({ status: 'ENABLED', condition: { operator: 'MORE_THAN', amount: { value: 1250.5 } } });
      await press('rules.turn-off', rule);
      await expect(rule).toContainText(company('rules.off'));
      expect((await stored())?.status).toBe('DISABLED');

      await device.press(rule.getByRole('link', { name: company('rules.edit'), exact: true }));
      await expect(main.getByRole('textbox', { name: company('rule.name') })).toHaveValue(name);
      await main.getByRole('combobox', { name: company('rule.operator') }).selectOption('MORE_THAN_OR_EQUAL_TO');
      await press('rule.save');
      await expect(rule).toContainText(company('rule.MORE_THAN_OR_EQUAL_TO'));
      expect((await stored())?.condition.operator).toBe('MORE_THAN_OR_EQUAL_TO');
      await press('rules.delete', rule);
      await press('rules.delete', page.getByRole('dialog'));
      await expect(rule).toHaveCount(0);
      expect(await stored()).toBeUndefined();
    });

    test('whoever may not manage rules is told so, and refused by the platform', async ({ page, shop, silent }) => {
      silent.allow(/status of 403/);
      const { company } = texts(language);
      const platform = platformAt(shop.platform);
      const own = await createCompany(platform, { users: { buyer: {} } });
      const rule = await addApprovalRule(platform, own, { name: 'Above SAR 500', above: 500, approver: 'Company Administrator' });
      await openAs(page, language, `${prefix}/approval-rules/new`, own.users.buyer);
      await expect(page.getByRole('main')).toContainText(company('page.not-allowed'));
      // Data of nothing is the platform's refusal.
      const refused = await platform.ask(
        `mutation{deletePurchaseOrderApprovalRule(input:{approval_rule_uids:["${rule}"]}){errors{message}}}`,
        { token: own.users.buyer.token },
      );
      expect(refused).toEqual({ deletePurchaseOrderApprovalRule: null });
    });
  });
