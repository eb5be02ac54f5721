/** The script of its widget, `sgpg.js`: it draws the payment into an element of the shop's document. Runs in a browser. */
export const widgetScript = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const element = (name, text, look) => {
    const one = Object.assign(document.createElement(name), { textContent: text });
    Object.assign(one.style, look);
    return one;
  };
  const font = '600 17px system-ui, sans-serif';
  const choices = [
    ['approve', 'Pay', 'success', { background: '#0a7a5a', color: '#fff', border: '0' }],
    ['decline', 'Decline', 'fail', { background: '#fff', color: '#0b2b22', border: '1px solid #7fa396' }],
    ['cancel', 'Cancel', 'fail', { background: 'transparent', color: '#3d5b51', border: '0' }],
  ];
  window.showPaymentIframe = (containerId, { token, complete, success, fail }) => {
    const panel = element('section', '', { maxWidth: '420px', margin: '0 auto', color: '#0b2b22', font });
    panel.append(
      element('h1', 'MiFinity', { font: '700 24px system-ui, sans-serif', margin: '0 0 4px', color: '#0a7a5a' }),
      element('p', 'A test wallet: nothing is charged.', { font: '400 15px system-ui, sans-serif', margin: '0 0 20px' }),
    );
    const calls = { success, fail };
    for (const [outcome, label, call, tone] of choices) {
      const button = element('button', label, {
        ...{ display: 'block', width: '100%', minHeight: '48px', borderRadius: '24px', cursor: 'pointer' },
        ...{ marginTop: '12px', font, ...tone },
      });
      button.onclick = async () => {
        // Without a redirect, which the document does not allow.
        const body = new URLSearchParams({ outcome, stays: '1' });
        await fetch(origin + '/mifinity/' + token, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
        calls[call]?.();
        complete?.();
      };
      panel.append(button);
    }
    document.getElementById(containerId).append(panel);
    return { close: () => panel.remove() };
  };
})();
`;
