// Program.cs: the header and the field that the elements send.
builder.Services.AddAntiforgery(options =>
{
    options.HeaderName = "X-CSRF-Token";
    options.FormFieldName = "_token";
});

[HttpPost("/direct/site/{id}/deposit/"), ValidateAntiForgeryToken]
public IActionResult Save(int id, IFormCollection form)
{
    deposits.Allocate(id, form);
    TempData["flash"] = "The deposit was allocated.";
    var url = Url.Action(nameof(Show), new { id })!;
    if (Request.Headers["X-Requested-With"] == "XMLHttpRequest") return Json(new { redirect = url });
    Response.Headers.Location = url;
    return StatusCode(StatusCodes.Status303SeeOther);
}
