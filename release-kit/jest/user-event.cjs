// user-event that types without a pause after each key. By default it waits for a timer each time, which is most of what typing into a
// form takes; `act`, in which Testing Library wraps each event, has done React's work before. Clicks keep their pauses: forms check
// their fields in promises, and whoever clicks expects the answer. A test that needs pauses between keys says `delay`.
// By its file: the package's name leads here (preset.mjs).
const { userEvent, ...others } = /** @type {typeof import('@testing-library/user-event')} */ (
  require('@testing-library/user-event/dist/cjs/index.js')
);

const WITHOUT_PAUSES = { delay: null };

const quick = {
  ...userEvent,
  type: (element, text, options) => userEvent.type(element, text, { ...WITHOUT_PAUSES, ...options }),
  keyboard: (text, options) => userEvent.keyboard(text, { ...WITHOUT_PAUSES, ...options }),
  setup(options = {}) {
    const user = userEvent.setup(options);
    if ('delay' in options) return user;
    const { type, keyboard } = user.setup(WITHOUT_PAUSES);
    return { ...user, type, keyboard };
  },
};

module.exports = { ...others, __esModule: true, default: quick, userEvent: quick };
