(() => {
  const main = document.querySelector('main');
  const { token, origin, channel, cancel, problem } = main.dataset;
  const shop = window.opener ?? (window.parent === window ? null : window.parent);
  const buttons = [...document.querySelectorAll('button[data-choice]')];
  const alertBox = document.getElementById('problem');

  /** Sends a message to the shop's page, and only to a page of that origin. Returns false if no page is waiting. */
  function tell(message) {
    if (!shop || !origin) return false;
    shop.postMessage({ source: 'paypal-sandbox', channel, ...message }, origin);
    return true;
  }

  function leave(message, address) {
    if (tell(message)) return;
    if (address) window.location.assign(address);
    else main.innerHTML = '<h1>All done</h1><p>You can close this window.</p>';
  }

  function setBusy(isBusy) {
    for (const button of buttons) button.disabled = isBusy;
  }

  async function decide(choice) {
    const response = await fetch('/checkoutnow/approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, choice, buyer: document.getElementById('buyer').value }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.details?.[0]?.description ?? answer.message);
    const { returnUrl, ...approval } = answer;
    leave({ type: 'approved', approval }, returnUrl);
  }

  async function choose(choice) {
    setBusy(true);
    alertBox.hidden = true;
    try {
      if (choice === 'cancel') leave({ type: 'cancelled' }, cancel);
      else await decide(choice);
    } catch (error) {
      alertBox.textContent = error instanceof Error ? error.message : String(error);
      alertBox.hidden = false;
      setBusy(false);
    }
  }

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.choice));
  tell({ type: 'shown' });
  if (problem) tell({ type: 'failed', message: problem });
})();
