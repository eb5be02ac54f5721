/** The script of a gateway's widget: two buttons, equivalent to those of its page. */

/** Runs in a browser; `document.currentScript` tells its origin. */
export const widgetScript = (code: string): string =>
  `(() => {
  const { origin } = new URL(document.currentScript.src);
  const choices = [['approve', 'Pay', 'done'], ['decline', 'Decline', 'failed']];
  const font = { font: '600 17px system-ui, sans-serif' };
  const look = { ...font, display: 'block', width: '100%', minHeight: '48px', borderRadius: '9px', cursor: 'pointer' };
  const tones = [
    { background: '#0b5fd6', color: '#fff', border: '0' },
    { background: '#fff', color: '#10233a', border: '1px solid #8497ad', marginTop: '12px' },
  ];
  const note = 'A test payment: nothing is charged.';
  window.payWidget = ({ token, container, onEnd }) => {
    const parts = document.createElement('div');
    Object.assign(parts.style, { ...font, maxWidth: '420px', margin: '0 auto', color: '#10233a' });
    parts.append(Object.assign(document.createElement('p'), { textContent: note }));
    container.append(parts);
    for (const [place, [outcome, label, word]] of choices.entries()) {
      const button = document.createElement('button');
      button.textContent = label;
      Object.assign(button.style, look, tones[place]);
      button.onclick = async () => {
        // Without a redirect to the shop, which the document does not allow.
        const body = new URLSearchParams({ outcome, stays: '1' });
        await fetch(origin + '/${code}/checkout/' + token, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
        onEnd(word);
      };
      parts.append(button);
    }
  };
})();
`;
