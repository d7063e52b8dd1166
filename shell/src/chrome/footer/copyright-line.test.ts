import { copyrightLine } from './copyright-line';

test.each([
  ['Copyright © AMC eShop. All rights reserved.', 'Copyright © 2026 AMC eShop. All rights reserved.'],
  ['جميع الحقوق محفوظة © متجر AMC الإلكتروني.', 'جميع الحقوق محفوظة © 2026 متجر AMC الإلكتروني.'],
  ['&copy; 2019 AMC', '© 2026 AMC'],
  ['Copyright © 2013-present AMC, Inc.', 'Copyright © 2013-2026 AMC, Inc.'],
  ['© 2013 – 2024 AMC', '© 2013 – 2026 AMC'],
  ['© 2026 AMC', '© 2026 AMC'],
  ['All rights reserved', 'All rights reserved'],
])('"%s" is shown as "%s"', (written, shown) => expect(copyrightLine(written, 2026)).toBe(shown));
